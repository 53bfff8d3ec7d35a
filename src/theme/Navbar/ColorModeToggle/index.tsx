// Replaces theme-classic 3.10.2: stores the choice of the system's mode as "system"; the original forgets that choice.
import {useColorMode, useThemeConfig} from '@docusaurus/theme-common';
import {useSystemChoice} from '@site/src/components/color-mode/useSystemChoice';
import ColorModeToggle from '@theme/ColorModeToggle';
import type {Props} from '@theme/Navbar/ColorModeToggle';

export default function NavbarColorModeToggle({className}: Props) {
  const {disableSwitch, respectPrefersColorScheme} = useThemeConfig().colorMode;
  const {colorModeChoice, setColorMode} = useColorMode();
  const chooseSystem = useSystemChoice();
  if (disableSwitch) return null;
  return (
    <ColorModeToggle
      className={className}
      respectPrefersColorScheme={respectPrefersColorScheme}
      value={colorModeChoice}
      onChange={(choice) => (choice === null ? chooseSystem() : setColorMode(choice))}
    />
  );
}
