/** Presses that were meant for what stood there before. */

const TOO_QUICK = 250; // milliseconds

/** A press so soon after something new appeared was meant for what stood there before. */
export function tooQuick(appeared: number): boolean {
  return Date.now() - appeared < TOO_QUICK;
}

/** When the last two presses were made; the second is the one that is being handled. */
const pressed: [number, number] = [-Infinity, -Infinity];
if (typeof document !== 'undefined') document.addEventListener('click', () => pressed.push(Date.now()) && pressed.shift(), { capture: true });

/** The second half of a double-click whose first half was made before this appeared, however long the answer was on its way. */
export function doubled(press: MouseEvent, appeared: number): boolean {
  return press.detail > 1 && pressed[0] <= appeared;
}
