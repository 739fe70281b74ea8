// What jsdom lacks of a browser, as little as the components need.
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
globalThis.matchMedia ??= () => ({ matches: false, addEventListener() {}, removeEventListener() {} });
// Tests that speak to a real server run without a document.
if ('Element' in globalThis) {
  Element.prototype.scrollTo ??= () => {};
  Element.prototype.scrollBy ??= () => {};
  Element.prototype.scrollIntoView ??= () => {};
  Element.prototype.getAnimations ??= () => [];
}
