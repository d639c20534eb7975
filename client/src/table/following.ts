/** Whether a log follows its end: until its reader scrolls up, and again once he is back. What merely grows or shrinks around it does not count. */

const NEAR = 40; // pixels from the end that still are the end

export class Following {
  private top = 0;
  private reading = false;

  get follows(): boolean {
    return !this.reading;
  }

  /** The log stands here now. */
  scrolled(top: number, height: number, shown: number): void {
    if (height - top - shown <= NEAR) this.reading = false;
    else if (top < this.top) this.reading = true;
    this.top = top;
  }
}
