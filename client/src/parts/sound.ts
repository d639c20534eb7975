/** One soft tone when the reader is asked; off unless he wants it. */

export function chime(): void {
  try {
    const audio = new AudioContext();
    const [tone, loudness] = [audio.createOscillator(), audio.createGain()];
    tone.type = 'sine';
    tone.frequency.value = 523;
    loudness.gain.setValueAtTime(0.08, audio.currentTime);
    loudness.gain.exponentialRampToValueAtTime(0.0001, audio.currentTime + 0.5);
    tone.connect(loudness).connect(audio.destination);
    tone.start();
    tone.stop(audio.currentTime + 0.5);
    tone.onended = () => void audio.close();
  } catch {
    // A browser may forbid sound before the first click; silence then.
  }
}
