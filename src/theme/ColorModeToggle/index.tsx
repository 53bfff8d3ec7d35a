// Wraps theme-classic 3.10.2: stores the choice of the system's mode as "system"; the original forgets that choice.
import {useSystemChoice} from '@site/src/components/color-mode/useSystemChoice';
import type {Props} from '@theme/ColorModeToggle';
import Toggle from '@theme-original/ColorModeToggle';

export default function ColorModeToggle({value, onChange, ...props}: Props) {
  const chooseSystem = useSystemChoice(value, onChange);
  return (
    <Toggle {...props} value={value} onChange={(choice) => (choice === null ? chooseSystem() : onChange(choice))} />
  );
}
