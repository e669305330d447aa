import type { ComponentType } from 'react';

interface Props {
  name: string;
  icon: ComponentType<{ size?: number; 'aria-hidden'?: boolean }>;
}

export function FindButton({ name, icon: Icon, onPress }: Props & { onPress: () => void }) {
  return (
    <button type="button" className="icon-button" aria-label={name} title={name} onClick={onPress}>
      <Icon size={18} aria-hidden />
    </button>
  );
}

export function ToggleButton(props: Props & { isOn: boolean; onToggle: () => void }) {
  const { name, icon: Icon, isOn, onToggle } = props;
  return (
    <button
      type="button"
      className="icon-button"
      aria-label={name}
      aria-pressed={isOn}
      title={name}
      onClick={onToggle}
    >
      <Icon size={18} aria-hidden />
    </button>
  );
}
