/** Which part of the table the reader looks at, kept until he turns elsewhere. */

import { across, down, spotAt, type Spot } from './plane';
import { around, bounded, isSeen, opening, panned, partOf, refitted, scaleOf, unitsAt, viewBoxOf, WHOLE, zoomed, type Frame, type View } from './view';

const STEP = 1.35;
const EDGE = 30; // pixels

export class Lookout {
  width = $state(0);
  height = $state(0);
  view = $state.raw<View>(WHOLE);
  readonly frame = $derived<Frame>({ width: this.width, height: this.height });
  readonly box = $derived(viewBoxOf(this.view, this.frame));
  /** What is seen of the drawing. */
  readonly part = $derived(partOf(this.view, this.frame));
  /** Pixels a unit of the drawing. */
  readonly scale = $derived(scaleOf(this.view, this.frame));
  private turned = false; // the reader has chosen what to look at
  private was: Frame | null = null;
  private overview = false;

  turn(view: View): void {
    this.turned = true;
    this.view = view;
  }

  /** The frame has changed its size. */
  fit(frame: Frame): void {
    if (frame.width <= 0 || frame.height <= 0) return;
    this.view = this.was ? refitted(this.view, this.was, frame) : this.usual(frame);
    this.was = frame;
  }

  /** While squads deploy, and for whoever only watches, all of the table matters; else the figures. A reader who has turned elsewhere is left alone. */
  begin(overview: boolean): void {
    this.overview = overview;
    if (!this.turned && this.was) this.view = this.usual(this.was);
  }

  private usual(frame: Frame): View {
    return this.overview ? WHOLE : opening(frame);
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
    if (this.view.zoom > 1 && !isSeen(this.view, this.frame, across(x), down(y), EDGE)) this.view = bounded({ ...this.view, x: across(x), y: down(y) }, this.frame);
  }

  /** Bring all these places into view, as large as usual or as large as they fit in. */
  gather(spots: readonly Spot[]): void {
    const places = spots.map(([x, y]) => [across(x), down(y)] as const);
    const zoom = this.turned ? this.view.zoom : this.usual(this.frame).zoom;
    const seen = places.every(([x, y]) => isSeen(this.view, this.frame, x, y, EDGE));
    if (!seen || this.view.zoom < zoom) this.view = this.view.zoom <= 1 && zoom <= 1 ? this.view : around(places, this.frame, zoom, 1.2 * EDGE);
  }

  /** The place of the table under a place of the frame, in pixels from its upper left. */
  spot(px: number, py: number): Spot {
    return spotAt(...unitsAt(this.view, this.frame, px, py));
  }
}
