import { render as renderPlain, type RenderResult } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { ToastProvider } from '../components/ui/toast.js';
import { type Viewer, ViewerProvider } from '../lib/viewer.js';

interface Options {
  path?: string;
  viewer?: Viewer;
}

/** Renders with router, toasts and viewer around it, and gives back a user who acts on it. */
export function render(ui: ReactNode, options: Options = {}): RenderResult & { user: UserEvent } {
  const router = createMemoryRouter([{ path: '*', element: ui }], { initialEntries: [options.path ?? '/'] });
  const result = renderPlain(
    <ViewerProvider value={options.viewer ?? { state: 'visitor' }}>
      <ToastProvider>
        <RouterProvider router={router} />
      </ToastProvider>
    </ViewerProvider>,
  );
  return { ...result, user: userEvent.setup() };
}
