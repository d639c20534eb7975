/** A few sounds of our own, made when they are wanted: no file is fetched. */

export type Sound = 'column' | 'dice' | 'fight' | 'turn' | 'victory';

let audio: AudioContext | null = null;

interface Note {
  readonly from: number;
  readonly to?: number;
  readonly at?: number;
  readonly long: number;
  readonly wave?: OscillatorType;
  readonly loud?: number;
}

function note(into: AudioContext, out: AudioNode, { from, to = from, at = 0, long, wave = 'sine', loud = 1 }: Note): void {
  const start = into.currentTime + at;
  const [tone, swell] = [into.createOscillator(), into.createGain()];
  tone.type = wave;
  tone.frequency.setValueAtTime(from, start);
  tone.frequency.exponentialRampToValueAtTime(to, start + long);
  swell.gain.setValueAtTime(0.0001, start);
  swell.gain.exponentialRampToValueAtTime(loud, start + 0.012);
  swell.gain.exponentialRampToValueAtTime(0.0001, start + long);
  tone.connect(swell).connect(out);
  tone.start(start);
  tone.stop(start + long);
}

/** A breath of noise through a band: steam, or wood on wood. */
function hiss(into: AudioContext, out: AudioNode, { from, to = from, at = 0, long, loud = 1 }: Note): void {
  const start = into.currentTime + at;
  const grains = into.createBuffer(1, Math.ceil(into.sampleRate * long), into.sampleRate);
  const heard = grains.getChannelData(0);
  for (let place = 0; place < heard.length; place += 1) heard[place] = Math.random() * 2 - 1;
  const [source, band, swell] = [into.createBufferSource(), into.createBiquadFilter(), into.createGain()];
  source.buffer = grains;
  band.type = 'bandpass';
  band.Q.value = 1.4;
  band.frequency.setValueAtTime(from, start);
  band.frequency.exponentialRampToValueAtTime(to, start + long);
  swell.gain.setValueAtTime(loud, start);
  swell.gain.exponentialRampToValueAtTime(0.0001, start + long);
  source.connect(band).connect(swell).connect(out);
  source.start(start);
}

const MADE: Readonly<Record<Sound, (into: AudioContext, out: AudioNode) => void>> = {
  turn: (into, out) => {
    note(into, out, { from: 523, long: 0.45, loud: 0.5 });
    note(into, out, { from: 784, at: 0.12, long: 0.5, loud: 0.35 });
  },
  dice: (into, out) => {
    for (const [place, at] of [0, 0.07, 0.13, 0.22, 0.34].entries()) hiss(into, out, { from: 1_500 + 260 * place, at, long: 0.05, loud: 0.8 });
  },
  fight: (into, out) => {
    note(into, out, { from: 150, to: 52, long: 0.35, wave: 'triangle', loud: 0.9 });
    hiss(into, out, { from: 900, to: 240, long: 0.25, loud: 0.7 });
  },
  column: (into, out) => {
    hiss(into, out, { from: 420, to: 3_200, long: 0.7, loud: 0.5 });
    note(into, out, { from: 98, to: 147, long: 0.6, loud: 0.4 });
  },
  victory: (into, out) => {
    for (const [place, from] of [392, 523, 659, 784].entries()) note(into, out, { from, at: 0.14 * place, long: 0.7, wave: 'triangle', loud: 0.4 });
  },
};

/** Let it be heard, at so many percent. */
export function sounded(sound: Sound, volume: number): void {
  try {
    audio ??= new AudioContext();
    if (audio.state === 'suspended') void audio.resume();
    const loudness = audio.createGain();
    loudness.gain.value = 0.25 * (volume / 100);
    loudness.connect(audio.destination);
    MADE[sound](audio, loudness);
  } catch {
    // A browser may forbid sound before the first press; silence then.
  }
}
