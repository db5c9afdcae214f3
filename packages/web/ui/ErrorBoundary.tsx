import { Component, type ReactNode } from 'react';
import { BrokenPage } from './BrokenPage.tsx';

/** The last net: what fails to draw is replaced by a calm page; reporting is the root's concern. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override render() {
    return this.state.broken ? <BrokenPage /> : this.props.children;
  }
}
