/** Which part of the table the reader looks at, kept until he turns elsewhere. */

import { across, down, spotAt, type Spot } from './plane';
import { bounded, isNarrow, isSeen, opening, panned, scaleOf, unitsAt, viewBoxOf, WHOLE, zoomed, type Frame, type View } from './view';

const STEP = 1.35;
const EDGE = 30; // pixels
const UNDER_TOOLS = 66; // on a phone the tools lie along the upper edge

export class Lookout {
  width = $state(0);
  height = $state(0);
  view = $state.raw<View>(WHOLE);
  readonly frame = $derived<Frame>({ width: this.width, height: this.height });
  readonly box = $derived(viewBoxOf(this.view, this.frame));
  /** Pixels a unit of the drawing. */
  readonly scale = $derived(scaleOf(this.view, this.frame));
  private turned = false; // the reader has chosen what to look at

  turn(view: View): void {
    this.turned = true;
    this.view = view;
  }

  /** The frame has changed its size. */
  fit(frame: Frame): void {
    if (frame.width > 0 && frame.height > 0) this.view = this.turned ? bounded(this.view, frame) : opening(frame);
  }

  whole(): void {
    this.turn(WHOLE);
  }

  zoom(closer: boolean): void {
    this.zoomAt(closer ? STEP : 1 / STEP, [this.width / 2, this.height / 2]);
  }

  zoomAt(factor: number, at: readonly [number, number]): void {
    this.turn(zoomed(this.view, this.frame, factor, at));
  }

  pan(dx: number, dy: number): void {
    this.turn(panned(this.view, this.frame, dx, dy));
  }

  /** Bring a place into view, at least so close. */
  show([x, y]: Spot, least = 0): void {
    if (least > this.view.zoom) this.view = bounded({ ...this.view, zoom: least }, this.frame);
    const margin = isNarrow(this.frame) ? UNDER_TOOLS : EDGE;
    if (!isSeen(this.view, this.frame, across(x), down(y), margin)) this.view = bounded({ ...this.view, x: across(x), y: down(y) }, this.frame);
  }

  /** The place of the table under a place of the frame, in pixels from its upper left. */
  spot(px: number, py: number): Spot {
    return spotAt(...unitsAt(this.view, this.frame, px, py));
  }
}
