const UUID = /^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/;

export const isId = (value: string): boolean => UUID.test(value);
