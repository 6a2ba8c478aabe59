/** Makes a browser one in which the visitor saves data: an init script. */
export const saveData = () =>
  Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
