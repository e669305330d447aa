import { Component, type ReactNode } from 'react';

/** The editor's layout can fail while drawing; the words are on the device by then, so the document is opened again. */
export class CrashGuard extends Component<
  { fallback: ReactNode; children: ReactNode },
  { crashed: boolean }
> {
  override state = { crashed: false };

  static getDerivedStateFromError(): { crashed: boolean } {
    return { crashed: true };
  }

  override componentDidCatch(error: Error): void {
    console.error('The editor crashed', error);
  }

  override render(): ReactNode {
    return this.state.crashed ? this.props.fallback : this.props.children;
  }
}
