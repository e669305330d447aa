import { Component, type ReactNode } from 'react';

/** If rendering fails, the document is opened again: by then the edits are stored on the device. */
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
