import { createContext } from 'react';

/** Whether the viewer assists in a class; the router and the entrance each query the server in their own way. */
export const AssistsContext = createContext(false);
