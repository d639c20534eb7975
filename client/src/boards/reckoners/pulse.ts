/** A number that changed says so: a ring of light that fades, or an outline for two seconds for who wants stillness. */

const OUTLINED = 2_000;

export function pulse(node: HTMLElement | SVGElement, first: { value: unknown; time: number }): { update(now: { value: unknown; time: number }): void } {
  let last = first.value;
  return {
    update({ value, time }) {
      if (value === last) return;
      last = value;
      if (time > 0) {
        node.animate([{ boxShadow: '0 0 0 3px var(--accent)' }, { boxShadow: '0 0 0 9px transparent' }], { duration: time * 4, easing: 'ease-out' });
        return;
      }
      node.classList.add('changed');
      setTimeout(() => node.classList.remove('changed'), OUTLINED);
    },
  };
}
