/** The address of the opened file at its host, which tells it from other files. */
export const readFileSource = (): string => new URLSearchParams(window.location.search).get('WOPISrc') ?? '';
