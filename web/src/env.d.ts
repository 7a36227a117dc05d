declare module "virtual:pictures" {
  const url: string;
  export default url;
}
