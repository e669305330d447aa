export { createDeviceKey, type DeviceKey, decrypt, encrypt, importDeviceKey } from './device-key.ts';
export { isCurrentBuild, keepForOffline, listLoadedAssets } from './keep-for-offline.ts';
