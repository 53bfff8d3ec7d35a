// Replaces theme-classic 3.10.2: DocItem/Content shows it below the title, since readers look for the title first.
export default function DocItemTOCMobile() {
  return null;
}
