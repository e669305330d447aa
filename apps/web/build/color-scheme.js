(() => {
  let mode = 'system';
  try {
    mode = localStorage.getItem('redraft.mode') ?? 'system';
  } catch {
    // Storage may be forbidden; the system's preference is then all we know.
  }
  const dark = mode === 'dark' || (mode === 'system' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.setAttribute('data-color-scheme', dark ? 'dark' : 'light');
})();
