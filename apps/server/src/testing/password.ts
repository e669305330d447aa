/** Of everybody in tests. */
export const password = 'Secret12!';
