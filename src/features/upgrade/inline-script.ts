/** For the upgrade view: if the address has a choice, what follows waits below the screen, where the list pushes it. */
export const makeRoomForChanges =
  '/[?&]from=/.test(location.search)&&(document.documentElement.dataset.upgradeChosen="")';
