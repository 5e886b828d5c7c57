import { vi } from 'vitest';

/** What a page does with files: jsdom can neither download nor open a tab, so both are written down. */
export function watchFiles({ isTabBlocked = false } = {}) {
  const saved: string[] = [];
  const shown: string[] = [];
  const tabs: { isOpen: boolean }[] = [];
  let count = 0;
  URL.createObjectURL = () => `blob:file-${(count += 1)}`;
  URL.revokeObjectURL = () => undefined;
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    saved.push(this.download);
  });
  vi.spyOn(window, 'open').mockImplementation(() => {
    if (isTabBlocked) return null;
    const tab = { isOpen: true };
    tabs.push(tab);
    return {
      location: { replace: (url: string) => shown.push(url) },
      close: () => {
        tab.isOpen = false;
      },
    } as unknown as Window;
  });
  return { saved, shown, tabs };
}
