export const roomsPath = '/odalar';
export const roomPath = (code: string): string => `/oda/${code}`;
