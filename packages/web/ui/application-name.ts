import { createContext } from 'react';

/** The name of the application as its owner has set it; empty until known. */
export const ApplicationName = createContext('');
