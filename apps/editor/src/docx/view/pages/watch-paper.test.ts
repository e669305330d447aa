// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { watchPaper } from './watch-paper.ts';

afterEach(() => vi.unstubAllGlobals());

it('follows the paper to its place in the page while the text keeps its size', async () => {
  const watched: Element[] = [];
  let laidOut: (() => void) | null = null;
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(notify: ResizeObserverCallback) {
        laidOut = () => notify([], this);
      }
      observe = (element: Element) => void watched.push(element);
      unobserve = () => undefined;
      disconnect = () => undefined;
    },
  );
  const [paper, text, container] = [1, 2, 3].map(() => document.createElement('div'));
  if (!paper || !text || !container) throw new Error('There are three elements');
  document.body.append(paper, container);
  const stop = watchPaper(paper, text, { onText: () => undefined, onFrame: () => undefined });
  Reflect.apply(laidOut ?? (() => undefined), null, []);
  expect(watched).toEqual([text, document.body]);
  container.append(paper);
  await vi.waitFor(() => expect(watched).toEqual([text, document.body, container]));
  stop();
});
