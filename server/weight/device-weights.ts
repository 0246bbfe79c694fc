import { DEVICES, type Device, type FetchedFile } from '../../shared/model/weight'

export type FileOnEach = Omit<FetchedFile, 'devices'>

export const eachDevice = async <T>(make: (device: Device) => Promise<T>): Promise<Record<Device, T>> => {
  const [phone, desktop] = await Promise.all([make('phone'), make('desktop')])
  return { phone, desktop }
}

/** The same file on several devices is listed once; one that is fetched twice is two requests. */
export const onDevices = (lists: Record<Device, FileOnEach[]>): FetchedFile[] => {
  const files = new Map<string, FetchedFile>()
  for (const device of DEVICES)
    for (const [place, file] of lists[device].entries()) {
      const same = (other: FileOnEach): boolean => other.path === file.path && other.bytes === file.bytes
      const nth = lists[device].slice(0, place).filter(same).length
      const key = `${file.path} ${file.bytes} ${nth}`
      const entry = files.get(key)
      if (entry) entry.devices.push(device)
      else files.set(key, { ...file, devices: [device] })
    }
  return [...files.values()]
}
