import { createContext, useContext } from 'react';

const context = createContext(true);

/** Whether the comments below offer a spoiler flag; those about several titles have no scope. */
export const SpoilerChoiceProvider = context.Provider;
export const useSpoilerChoice = (): boolean => useContext(context);
