import { Component, type ReactNode } from 'react';

interface Props {
  children: ReactNode;
  /** Stands in for what broke; nothing by default. */
  fallback?: ReactNode;
  /** Told once, such as when the code of a popup cannot be fetched any more after a release. */
  onError?: () => void;
}

/** Keeps what breaks inside from taking the page around it along. */
export class Boundary extends Component<Props, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError(): { broken: boolean } {
    return { broken: true };
  }

  override componentDidCatch(): void {
    this.props.onError?.();
  }

  override render(): ReactNode {
    return this.state.broken ? (this.props.fallback ?? null) : this.props.children;
  }
}
