import { Component, type ReactNode } from 'react';

interface Props {
  children: ReactNode;
  /** Stands in for what broke; nothing by default. */
  fallback?: ReactNode;
  /** Says where one is: what broke there is forgotten elsewhere. */
  place?: string;
  /** Told once, such as when the code of a popup cannot be fetched any more after a release. */
  onError?: () => void;
}

interface State {
  place: string | undefined;
  broken: boolean;
}

/** Keeps what breaks inside from taking the page around it along. */
export class Boundary extends Component<Props, State> {
  override state: State = { place: this.props.place, broken: false };

  static getDerivedStateFromError(): Partial<State> {
    return { broken: true };
  }

  static getDerivedStateFromProps({ place }: Props, state: State): State | null {
    return place === state.place ? null : { place, broken: false };
  }

  override componentDidCatch(): void {
    this.props.onError?.();
  }

  override render(): ReactNode {
    return this.state.broken ? (this.props.fallback ?? null) : this.props.children;
  }
}
