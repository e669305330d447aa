import { type Calibration, calibrationSchema } from '@redraft/contracts';
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { FakeServer } from '../../../testing/server.ts';
import { show } from '../../../testing/show.tsx';
import { useMarkingAction } from '../use-second-marking.ts';
import { CalibrationPage } from './calibration-page.tsx';

const calibration: Calibration = calibrationSchema.parse({
  assignmentId: 1,
  assignmentTitle: 'Essay',
  classId: 1,
  className: 'Writing I',
  gradeMethod: 'Numeric',
  gradeOptions: [],
  numberOfTexts: 2,
  round: null,
  texts: [],
  markers: [
    { id: 1, name: 'Ruth Adeyemi' },
    { id: 2, name: 'Samir Bensaid' },
  ],
  can: { manage: true },
});

it('a started round is announced although its start button has disappeared', async () => {
  const server = new FakeServer();
  let confirming = calibration;
  server.respondTo('GET', '/api/classes/calibration', () => confirming);
  server.respondTo('POST', '/api/classes/calibration', () => {
    const round = { begunAt: '2031-01-01T00:00:00Z', team: calibration.markers, isShown: false };
    confirming = { ...calibration, round: { ...round, isMember: true } };
    return confirming;
  });
  const { user } = show(<CalibrationPage />, { at: '/calibration/1', path: '/calibration/:id' });
  await user.click(await screen.findByRole('button', { name: 'Start calibration' }));
  expect(await screen.findByText('Texts chosen.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Start calibration' })).toBeNull();
});

function ActionButton({ action, onPress }: { action: () => Promise<void>; onPress: () => void }) {
  const { mutate } = useMarkingAction(action, () => 'Done.');
  const clickButton = () => {
    mutate();
    onPress();
  };
  return (
    <button type="button" onClick={clickButton}>
      Act
    </button>
  );
}

function Place({ action }: { action: () => Promise<void> }) {
  const [isPressed, setPressed] = useState(false);
  return isPressed ? (
    <p>What comes next</p>
  ) : (
    <ActionButton action={action} onPress={() => setPressed(true)} />
  );
}

it('an action reports success after its button has disappeared', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const { user } = show(<Place action={() => promise} />);
  await user.click(screen.getByRole('button', { name: 'Act' }));
  expect(screen.getByText('What comes next')).toBeTruthy();
  resolve();
  expect(await screen.findByText('Done.')).toBeTruthy();
});
