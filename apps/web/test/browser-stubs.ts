/** What jsdom lacks of a browser. A layout has no size there, so nothing scrolls and no query matches. */
export function stubBrowser(): void {
  window.scrollTo = () => undefined;
  Element.prototype.scrollIntoView = () => undefined;
  window.ResizeObserver = class {
    observe = () => undefined;
    unobserve = () => undefined;
    disconnect = () => undefined;
  };
  window.matchMedia = (media) =>
    Object.assign(new EventTarget(), {
      media,
      matches: false,
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    });
}
