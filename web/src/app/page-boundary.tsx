import { Component, type ReactNode } from 'react';
import { PageError } from './error-page.js';

interface Props {
  /** Says where one is: what broke there is forgotten elsewhere. */
  place: string;
  children: ReactNode;
}

interface State {
  place: string;
  broken: boolean;
}

/** A page that breaks leaves the frame around it standing. */
export class PageBoundary extends Component<Props, State> {
  override state: State = { place: this.props.place, broken: false };

  static getDerivedStateFromError(): Partial<State> {
    return { broken: true };
  }

  static getDerivedStateFromProps({ place }: Props, state: State): State | null {
    return place === state.place ? null : { place, broken: false };
  }

  override render(): ReactNode {
    return this.state.broken ? <PageError /> : this.props.children;
  }
}
