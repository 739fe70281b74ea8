// What jsdom lacks of a browser, as little as the components need.
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
globalThis.matchMedia ??= () => ({ matches: false, addEventListener() {}, removeEventListener() {} });
Element.prototype.scrollTo ??= () => {};
Element.prototype.scrollBy ??= () => {};
Element.prototype.getAnimations ??= () => [];
