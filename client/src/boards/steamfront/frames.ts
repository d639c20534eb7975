/** Frames of the screen. */

const NO_FRAME = 100; // milliseconds; a page that draws nothing, as one in the background, goes on all the same

/** After the next frame: what a hand does is drawn before what is told of it. */
export function drawn(): Promise<void> {
  return new Promise((done) => {
    setTimeout(done, NO_FRAME);
    // A message, for browsers hold timers back while a finger touches down.
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => done();
      port2.postMessage(null);
    });
  });
}
