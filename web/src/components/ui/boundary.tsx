import { Component, type ReactNode } from 'react';

interface Props {
  children: ReactNode;
  /** Rendered in place of failed content; nothing by default. */
  fallback?: ReactNode | ((error: unknown) => ReactNode);
  /** Identifies the place, such as a path. A new place clears the error. */
  place?: string;
  /** Called once per error, such as a failed load of a popup's code after a release. */
  onError?: (error: unknown) => void;
}

interface State {
  place: string | undefined;
  broken: boolean;
  error?: unknown;
}

/** Error boundary: an error inside does not break the page around it. */
export class Boundary extends Component<Props, State> {
  override state: State = { place: this.props.place, broken: false };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { broken: true, error };
  }

  static getDerivedStateFromProps({ place }: Props, state: State): State | null {
    return place === state.place ? null : { place, broken: false };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onError?.(error);
  }

  override render(): ReactNode {
    const { children, fallback = null } = this.props;
    if (!this.state.broken) return children;
    return typeof fallback === 'function' ? fallback(this.state.error) : fallback;
  }
}
