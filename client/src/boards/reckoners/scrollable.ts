/** What can be scrolled can be reached by keyboard too, as long as there is more than fits. */
export function scrollable(node: HTMLElement): { destroy(): void } {
  const measure = () => {
    if (node.scrollWidth > node.clientWidth || node.scrollHeight > node.clientHeight) node.tabIndex = 0;
    else node.removeAttribute('tabindex');
  };
  const sizes = new ResizeObserver(measure);
  const contents = new MutationObserver(measure);
  sizes.observe(node);
  contents.observe(node, { childList: true, subtree: true });
  return {
    destroy() {
      sizes.disconnect();
      contents.disconnect();
    },
  };
}
