import type { ReactNode } from 'react';
import { render } from '../../testing/render.js';

/** Renders a page of the desk; `gateway` need not answer who reads. */
export const renderAtDesk = (
  ui: ReactNode,
  options: Parameters<typeof render>[1] = {},
): ReturnType<typeof render> => {
  const { gateway, ...others } = options;
  return render(ui, {
    ...others,
    gateway: (name, variables) =>
      name === 'DeskViewer' || !gateway ? { data: { viewer: null } } : gateway(name, variables),
  });
};
