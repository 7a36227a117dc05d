/* The yardstick: family-mode random playouts, hand-written C, no allocation.
   cc -O3 -march=native limit.c -o limit && ./limit GAMES PLAYERS [SEED]   prints one JSON object: the processor time, and per
   game the mean and variance of actions, rounds and points (points of all players added up). */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
typedef struct { int8_t color, cost, inc, cit, hea, deck; } Card;
enum { Y, B, O, P, G };
static const Card C[36] = {
 {Y,3,1,0,1,0},{Y,3,1,1,0,0},{P,1,1,0,-1,0},{B,2,0,1,0,0},{O,1,1,-1,0,0},{Y,3,1,0,1,0},{Y,3,1,1,0,0},{B,2,0,1,0,0},
 {B,2,0,0,1,0},{B,2,0,0,1,0},{P,1,1,0,-1,0},{Y,2,1,0,0,0},{Y,2,1,0,0,0},{G,3,1,1,0,0},
 {O,5,2,0,1,1},{O,5,2,0,1,1},{B,4,0,2,0,1},{P,5,2,1,0,1},{Y,4,2,0,0,1},{B,4,0,0,2,1},{Y,4,2,0,0,1},{Y,5,1,0,2,1},{B,4,0,0,2,1},{P,5,2,1,0,1},
 {O,7,2,0,2,2},{O,8,0,0,3,2},{B,6,1,2,0,2},{O,9,1,0,3,2},{O,9,1,0,3,2},{O,8,0,0,3,2},{O,7,2,0,2,2},{B,6,1,2,0,2},{G,8,0,3,0,2},
 {G,1,0,1,0,3},{G,3,0,2,0,3},{G,6,0,3,0,3}};
static const int8_t SPC[18][5]={{0,2,0,1,1},{0,0,1,0,2},{0,2,1,1,1},{0,1,1,0,0},{0,0,2,0,1},{0,2,1,0,1},{0,1,1,0,2},{0,1,0,1,1},{0,1,1,0,1},{0,1,0,0,1},{0,2,0,0,1},{0,1,0,1,0},{0,1,0,0,2},{0,0,0,0,2},{0,1,1,1,1},{0,2,0,0,0},{0,1,2,1,1},{0,1,1,1,2}};
static const int8_t SPV[18][3]={{1,0,3},{0,1,2},{0,2,2},{2,0,1},{0,2,1},{3,0,1},{3,1,0},{1,1,1},{3,0,0},{2,0,0},{2,0,2},{1,2,0},{2,2,0},{1,0,2},{1,3,0},{2,1,0},{0,1,3},{0,3,1}};
typedef struct { int8_t n,player,phase,over,last; int16_t coins[5]; int8_t inc[5],cit[5],hea[5],size[5],sp[5]; uint64_t mask[5]; int8_t col[5][5];
  int8_t deck[3][28],dl[3],disc[3][28],xl[3],row[3],rl,dw[3],spec[7],ns; int16_t round; } S;
static uint64_t rng=88172645463325252ULL;
static inline int below(int n){ rng^=rng<<13; rng^=rng>>7; rng^=rng<<17; return (int)((rng>>33)%(uint64_t)n); }
static void shuf(S*s,int d){ for(int i=s->dl[d]-1;i>0;i--){int j=below(i+1);int8_t t=s->deck[d][i];s->deck[d][i]=s->deck[d][j];s->deck[d][j]=t;} }
static void begin(S*s){ s->phase = s->rl>0?0:1; }
static void round_(S*s){ s->round++; for(int p=0;p<s->n;p++) s->coins[p]+=s->inc[p]; s->player=0; begin(s); }
static void setup(S*s,int n){ memset(s,0,sizeof*s); s->n=n; for(int p=0;p<n;p++){s->coins[p]=2;s->inc[p]=1;s->size[p]=1;s->sp[p]=-1;}
  for(int d=0;d<3;d++) s->dw[d]=n-1; for(int c=0;c<33;c++){int d=C[c].deck; s->deck[d][s->dl[d]++]=c; s->deck[d][s->dl[d]++]=c;}
  for(int d=0;d<3;d++) shuf(s,d); int8_t t[18]; for(int i=0;i<18;i++)t[i]=i; for(int i=0;i<n+2;i++){int j=i+below(18-i);int8_t x=t[i];t[i]=t[j];t[j]=x;s->spec[i]=t[i];} s->ns=n+2; round_(s);}
static inline int first(const S*s,int i){ for(int j=0;j<i;j++) if(s->row[j]==s->row[i]) return 0; return 1; }
static inline int can(const S*s,int q){ for(int c=0;c<5;c++) if(SPC[q][c]>s->col[s->player][c]) return 0; return 1; }
static inline int any(const S*s){ for(int i=0;i<s->ns;i++) if(can(s,s->spec[i])) return 1; return 0; }
static int legal(const S*s,int*a){ int k=0,p=s->player; switch(s->phase){
 case 0: for(int i=0;i<s->rl;i++) if(first(s,i)) a[k++]=i; a[k++]=3; break;
 case 1: for(int d=0;d<3;d++) if(s->dl[d]||s->xl[d]) a[k++]=4+d; break;
 case 2: { uint64_t m=s->mask[p]; int c=s->coins[p]; for(int i=0;i<s->rl;i++){int q=s->row[i]; if(first(s,i)&&C[q].cost<=c&&!((m>>q)&1))a[k++]=7+i;}
   for(int i=0;i<3;i++){int q=33+i; if(s->dw[i]>0&&C[q].cost<=c&&!((m>>q)&1))a[k++]=10+i;} a[k++]=13; break; }
 default: for(int i=0;i<s->ns;i++) if(can(s,s->spec[i])) a[k++]=14+i; a[k++]=21; }
 return k; }
static void build(S*s,int k){ int p=s->player; s->inc[p]+=C[k].inc; s->cit[p]+=C[k].cit; s->hea[p]+=C[k].hea; s->size[p]++; s->mask[p]|=1ULL<<k; s->col[p][C[k].color]++; }
static int pop(int8_t*r,int8_t*n,int i){ int k=r[i]; for(int j=i;j<*n-1;j++) r[j]=r[j+1]; (*n)--; return k; }
static void endt(S*s){ if(s->size[s->player]>=10)s->last=1; if(++s->player==s->n){ if(s->last)s->over=1; else round_(s);} else begin(s); }
static void apply(S*s,int a){ int p=s->player;
 if(a<4){ if(a<3){int k=pop(s->row,&s->rl,a),d=C[k].deck; s->disc[d][s->xl[d]++]=k;} s->phase=s->rl>=3?2:1; }
 else if(a<7){ int d=a-4; if(!s->dl[d]){memcpy(s->deck[d],s->disc[d],s->xl[d]); s->dl[d]=s->xl[d]; s->xl[d]=0; shuf(s,d);} s->row[s->rl++]=s->deck[d][--s->dl[d]]; if(s->rl>=3)s->phase=2; }
 else if(a<14){ if(a<10){int k=pop(s->row,&s->rl,a-7); s->coins[p]-=C[k].cost; build(s,k);} else if(a<13){int k=33+a-10; s->dw[a-10]--; s->coins[p]-=C[k].cost; build(s,k);} else s->coins[p]++;
   if(s->size[p]<10&&s->sp[p]<0&&any(s))s->phase=3; else endt(s); }
 else { if(a<21){int q=pop(s->spec,&s->ns,a-14); s->sp[p]=q; s->inc[p]+=SPV[q][0]; s->cit[p]+=SPV[q][1]; s->hea[p]+=SPV[q][2]; s->size[p]++;} endt(s);} }
typedef struct { double sum, squares; } Sum;
static void add(Sum*t,double x){ t->sum+=x; t->squares+=x*x; }
static void show(const char*name,Sum t,double n){ double m=t.sum/n; printf(", \"%s\": {\"mean\": %.9g, \"variance\": %.9g}",name,m,t.squares/n-m*m); }
int main(int c,char**v){ long games=c>1?atol(v[1]):500000; int n=c>2?atoi(v[2]):2; int a[24]; S s; struct timespec t0,t1; Sum acts={0,0},rounds={0,0},points={0,0};
 if(c>3){ rng^=(uint64_t)atol(v[3])*0x9E3779B97F4A7C15ULL; for(int i=0;i<20;i++) below(2); }
 clock_gettime(CLOCK_PROCESS_CPUTIME_ID,&t0); for(long g=0;g<games;g++){ long k0=0,p0=0; setup(&s,n); while(!s.over){int k=legal(&s,a); apply(&s,a[below(k)]); k0++;} for(int p=0;p<n;p++) p0+=s.cit[p]*s.hea[p]; add(&acts,k0); add(&rounds,s.round); add(&points,p0); }
 clock_gettime(CLOCK_PROCESS_CPUTIME_ID,&t1); double dt=(t1.tv_sec-t0.tv_sec)+(t1.tv_nsec-t0.tv_nsec)*1e-9;
 printf("{\"games\": %ld, \"players\": %d, \"seconds\": %.6f",games,n,dt); show("actions",acts,games); show("rounds",rounds,games); show("points",points,games); puts("}"); }
