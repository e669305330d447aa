/** The password of all test users. */
export const password = 'Secret12!';
