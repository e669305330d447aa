import { submissionIdSchema } from '@redraft/contracts';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { FakeServer } from '../../testing/server.ts';
import { show } from '../../testing/show.tsx';
import { CertificateCard } from './certificate-card.tsx';

const path = '/api/certificates/badge';
let server: FakeServer;
const saved: string[] = [];

beforeEach(() => {
  server = new FakeServer();
  saved.length = 0;
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:badge');
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    saved.push(`${this.download} ${this.href}`);
  });
});

it('the badge of a text is downloaded from its certificate card', async () => {
  server.respondTo('GET', path, null);
  const { user } = show(<CertificateCard submissionId={submissionIdSchema.parse(7)} />);
  await user.click(screen.getByRole('button', { name: 'Download as Open Badge' }));
  await waitFor(() => expect(saved).toEqual(['download blob:badge']));
  expect(server.callsTo('GET', path).map(({ query }) => query)).toEqual([{ submissionId: '7' }]);
});

it('a badge that cannot be made is not saved, and its button can be used again', async () => {
  server.rejectWith('GET', path, { status: 409, code: 'certificate.record_differs' });
  const { user } = show(<CertificateCard submissionId={submissionIdSchema.parse(7)} />);
  const button = screen.getByRole('button', { name: 'Download as Open Badge' });
  await user.click(button);
  await waitFor(() => expect(server.callsTo('GET', path)).toHaveLength(1));
  await waitFor(() => expect(button).toHaveProperty('disabled', false));
  expect(saved).toEqual([]);
});
