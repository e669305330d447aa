import { createContext } from 'react';

/** Whether the viewer assists in a class: router and entrance ask the server for it, each in its own way. */
export const AssistsContext = createContext(false);
